/** A cell between two bars; bars inside a cell are escaped with a backslash. */
const CELL = /(?<=\| )(?:\\\||[^|])*(?= \|)/g;

const isRule = (line = '') => line.startsWith('| -');

/** The cells of every table in a Markdown text, row by row, without the headings. */
export function tableRows(markdown: string): readonly string[][] {
  const lines = markdown.split('\n');
  const rows = lines.filter(
    (line, index) => line.startsWith('| ') && !isRule(line) && !isRule(lines[index + 1]),
  );
  return rows.map((row) => (row.match(CELL) ?? []).map((cell) => cell.trim().replaceAll('\\|', '|')));
}
