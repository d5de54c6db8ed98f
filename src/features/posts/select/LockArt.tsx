/** Two sheets behind a lock. */
export function LockArt() {
  return (
    <svg className="fig" viewBox="0 0 84 64" aria-hidden="true">
      <path className="o" d="M28 6H58V42H28Z" />
      <path className="o" d="M20 12H50V48H20Z" />
      <path className="d" d="M26 20H44M26 26H44M26 32H40" />
      <path className="o" d="M44 36H66V56H44Z" />
      <path className="o" d="M49 36V31a6 6 0 0 1 12 0V36" />
      <path className="ms" d="M55 44V49" />
    </svg>
  );
}
