/** An empty hatched box with an arrow into it: no logo yet. */
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

/** A torn sheet: the file could not be used. */
export function RefusedArt() {
  return (
    <svg className="fig" viewBox="0 0 116 116" aria-hidden="true">
      <path className="o" d="M34 56V20H68L84 36V50L74 58 66 50 54 60 46 52Z" />
      <path className="d" d="M68 20V36H84" />
      <path className="o" d="M34 70L46 66 54 74 66 64 74 72 84 64V96H34Z" />
    </svg>
  );
}
