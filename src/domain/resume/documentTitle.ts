/** Document title for printing, which browsers suggest as the PDF's file name. */
export function documentTitle(fullName: string): string {
  return fullName.trim() === '' ? 'Resume' : `${fullName.trim()} — Resume`;
}
