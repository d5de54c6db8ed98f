/** A see-through place with an arrow into it: nothing here yet. */
export function UploadArt() {
  return (
    <svg className="fig" viewBox="0 0 116 116" aria-hidden="true">
      <path className="h" d="M22 46L46 22M22 70L70 22M22 94L94 22M46 94L94 46M70 94L94 70" />
      <path className="d" strokeDasharray="5 5" d="M22 22H94V94H22Z" />
      <circle className="o" cx="58" cy="58" r="20" />
      <path className="ms" d="M58 67V50M51 56l7-7 7 7" />
    </svg>
  );
}
