/** Why it cannot be sent, or was not taken; nothing for ''. */
export function Problem({ id, text }: { id: string; text: string }) {
  if (text === '') return null;
  return (
    <p id={id} role="alert" className="or-problem">
      {text}
    </p>
  );
}
