/** The job ad of this tab. It is kept out of the store and of session storage, so that a reload discards it. */
let ad = '';

export const rememberedAd = (): string => ad;

export function rememberAd(text: string): void {
  ad = text;
}
