/** The job advertisement of this tab: in no store and no session key, so that it leaves with the page. */
let ad = '';

export const rememberedAd = (): string => ad;

export function rememberAd(text: string): void {
  ad = text;
}
