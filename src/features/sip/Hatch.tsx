/** Hatching for the invested amount, so that colour is not the only cue. Use it as `fill="url(#id)"`. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--surface)" />
        <path d="M0 3h6" stroke="var(--ink)" strokeWidth="1.2" />
      </pattern>
    </defs>
  );
}
