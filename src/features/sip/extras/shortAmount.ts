/** Abbreviates an amount for the chart: `1,00,000` becomes "1 lakh", `25000` becomes "25k". */
export function shortAmount(amount: number): string {
  if (amount >= 1e16) return amount.toExponential(0).replace('+', '');
  const units = [
    [1e12, ' lakh cr'],
    [1e7, ' cr'],
    [1e5, ' lakh'],
    [1e3, 'k'],
  ] as const;
  const unit = units.find(([size]) => amount >= size);
  return unit ? `${Number((amount / unit[0]).toFixed(1))}${unit[1]}` : String(Number(amount.toFixed(2)));
}
