import { POST_FLOWS } from './posts/occasions';
import {
  BUSINESS_KEYS,
  FLOWS_KEY,
  POST_OPTIONS_KEY,
  RESUME_KEYS,
  RESUME_LAYOUT_KEY,
  SOCIAL_KEYS,
} from './sessionKeys';

/**
 * The session keys of the tool at an address, without the photo's, which may hold the posters' logo; undefined at other
 * addresses.
 */
export function keysOfTool(path: string): readonly string[] | undefined {
  if (path === '/calculator') return [];
  if (path === '/resume') {
    const { selectedPhoto: _, ...keys } = RESUME_KEYS;
    return [...Object.values(keys), RESUME_LAYOUT_KEY, FLOWS_KEY];
  }
  const flow = Object.values(POST_FLOWS).find((one) => one.path === path);
  if (!flow) return undefined;
  const keys = flow.details === 'social' ? SOCIAL_KEYS : BUSINESS_KEYS;
  return [...Object.values(keys), POST_OPTIONS_KEY, FLOWS_KEY];
}
