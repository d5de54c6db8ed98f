/**
 * The origin the site is deployed to, such as `https://example.in`: `SITE_ORIGIN`, otherwise the Firebase Hosting domain of the
 * configured project. Empty if neither is known: there are no canonical links and no sitemap then.
 * @throws Error if `SITE_ORIGIN` is not exactly scheme and host
 */
export function siteOriginFromEnv(env: Readonly<Record<string, string | undefined>>): string {
  const origin = env.SITE_ORIGIN;
  if (origin) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(
        `SITE_ORIGIN must be scheme and host only, such as https://example.in, not "${origin}".`,
      );
    }
    return origin;
  }
  const project = env.FIREBASE_PROJECT_ID;
  return project ? `https://${project}.web.app` : '';
}
