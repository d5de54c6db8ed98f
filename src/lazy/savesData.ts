/** Whether the visitor asked the browser to save data. Safari and Firefox have no such setting. */
export function savesData(): boolean {
  const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
  return connection?.saveData ?? false;
}
