/** Older months can be typed: a longer list would be slow to scroll. */
const MONTHS_SUGGESTED = 120;

/** The last ten years by month, newest first: "Nov 2026". */
export function recentMonths(): string[] {
  const words = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });
  const today = new Date();
  return Array.from({ length: MONTHS_SUGGESTED }, (_, ago) =>
    words.format(new Date(today.getFullYear(), today.getMonth() - ago)),
  );
}
