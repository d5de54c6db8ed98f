/** Grade points of Indian universities go up to ten. */
const CGPA_MAX = 10;
const PERCENT_MAX = 100;

/** A grade that says what it is: "8.4 CGPA" for "8.4", "84%" for "84"; others, such as "3.6/4", as typed. */
export function printedGrade(typed: string): string {
  const grade = typed.trim();
  const value = /^\d+(?:\.\d+)?$/.test(grade) ? Number(grade) : 0;
  if (value <= 0 || value > PERCENT_MAX) return grade;
  return value <= CGPA_MAX ? `${grade} CGPA` : `${grade}%`;
}
