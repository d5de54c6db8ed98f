/** Document title for printing, which browsers suggest as the PDF's file name. */
export function documentTitle(fullName: string, kind = 'Resume'): string {
  return fullName.trim() === '' ? kind : `${fullName.trim()} — ${kind}`;
}
