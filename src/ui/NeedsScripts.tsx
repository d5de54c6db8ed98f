/** One sentence in place of a tool's work, for visitors whose browser runs no scripts. */
export function NeedsScripts() {
  return <noscript>This tool needs JavaScript.</noscript>;
}
