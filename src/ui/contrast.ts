/** The linear value of an sRGB channel, by its value from 0 to 255. A table, because logos are measured pixel by pixel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance as in WCAG 2.2, from 0 (black) to 1 (white). The channels are whole numbers from 0 to 255. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? NaN) + 0.7152 * (LINEAR[green] ?? NaN) + 0.0722 * (LINEAR[blue] ?? NaN);
}

/** @param hex as in `#FFF6E6` */
export function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return luminance(red, green, blue);
}

/** Contrast ratio of two relative luminances as in WCAG 2.2, from 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
