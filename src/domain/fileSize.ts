import { counted } from './counting';

/** Formats a file size: "1 byte", "14 KB", "1.5 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const kilobytes = bytes / 1024;
  const [amount, unit] = Math.round(kilobytes) < 1024 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `${amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)} ${unit}`;
}
