/** Two small drawings the design system itself needs; the art of the pages stands with the pages. */

/** A ruling pen and the line it has begun: nothing here yet. */
export function PenFigure() {
  return (
    <svg className="fig" viewBox="0 0 144 108" aria-hidden="true">
      <path className="h" d="M16 84H128" />
      <path className="ms" d="M16 84H60" />
      <g transform="rotate(38 60 84)">
        <path className="o" d="M57 4L63 4L64 34L56 34Z" />
        <path className="o" d="M55 34L65 34L67 52L60.8 84L59.2 84L53 52Z" />
        <path className="d" d="M60 36V82" />
        <circle className="o" cx="60" cy="50" r="4" />
        <path className="h" d="M58 8v22M62 8v22" />
      </g>
      <path className="d" d="M16 96h32M16 92v8M48 92v8M80 96h48" />
    </svg>
  );
}

/** A padlock on two sheets: something opens when one signs in. */
export function LockFigure() {
  return (
    <svg className="fig" viewBox="24 0 96 104" aria-hidden="true">
      <path className="o" d="M46 6L104 6L104 84L46 84Z" />
      <path className="o" d="M34 16L92 16L92 94L34 94Z" />
      <path className="h" d="M42 28h42M42 36h42M42 44h26" />
      <path className="d" style={{ strokeWidth: 5 }} d="M72 66v-10a13 13 0 0 1 26 0v10" />
      <rect className="o" x="62" y="64" width="46" height="36" rx="5" />
      <path className="ms" d="M85 78v10" />
      <circle className="k" cx="85" cy="77" r="3" />
    </svg>
  );
}
