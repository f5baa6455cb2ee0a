import { useState } from 'react';
import { maxLength, minLength, object, pipe, string } from 'valibot';
import { Button } from '../../../src/ui/button/Button';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { createForm } from '../../../src/ui/form/create-form';
import { FormField } from '../../../src/ui/form/FormField';
import type { PartGroup } from './example';

const schema = object({
  name: pipe(string(), minLength(1, '请填写名称'), maxLength(10, '名称最多 10 个字')),
});

/** A form of one field; the button submits it, and an empty name is refused. */
function NameForm({ name }: { name: string }) {
  const [form] = useState(() => createForm({ values: { name }, schema, body: (values) => values }));
  return (
    <>
      <FormField form={form} name="name" label="名称" required helper="最多 10 个字">
        {(control) => <TextInput {...control} />}
      </FormField>
      <Button onClick={() => void form.submit(async () => undefined)}>保存</Button>
    </>
  );
}

export const formParts: PartGroup = {
  title: '表单',
  parts: { FormField: { 普通: <NameForm name="研发中心" />, 空时保存报错: <NameForm name="" /> } },
};
