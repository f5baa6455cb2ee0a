/** Error message of a form; renders nothing for ''. */
export function Problem({ id, text }: { id: string; text: string }) {
  if (text === '') return null;
  return (
    <p id={id} role="alert" className="or-problem">
      {text}
    </p>
  );
}
