import { safeHref } from '../../links';
import type { Binding } from './binding';
import { isBlankValue, isObject, objectsOf, ownValue, textOf, without, type JsonObject } from './json';
import { uriOf } from './uris';

const PLACE_KEYS = ['city', 'region'];

/** Maps "City, State" to a city and a region. */
export function cityAndRegion<Field extends string>(ours: Field): Binding<Field> {
  const placeOf = (entry: JsonObject): JsonObject => {
    const place = ownValue(entry, 'location');
    return isObject(place) ? place : {};
  };
  return {
    ours: [ours],
    theirs: ['location'],
    write: (texts, _, over) => {
      const [city = '', ...others] = (texts[ours] ?? '').split(', ');
      const region = others.join(', ');
      const beyond = without(placeOf(over), PLACE_KEYS);
      const location = { ...beyond, ...(city && { city }), ...(region && { region }) };
      return Object.keys(location).length > 0 ? { location } : {};
    },
    read: (entry) => {
      const place = placeOf(entry);
      const parts = [textOf(place, 'city'), textOf(place, 'region')];
      return { [ours]: parts.filter(Boolean).join(', ') };
    },
    leftOut: (entry) => {
      const unread = Object.entries(without(placeOf(entry), PLACE_KEYS));
      return unread.filter(([, value]) => !isBlankValue(value)).map(([key]) => `location.${key}`);
    },
  };
}

/** A social network; `home` is the host and path before the user name in profile addresses. */
interface Network {
  readonly name: string;
  readonly home: string;
}

/** The user name in a profile address: "fqureshi" in github.com/fqureshi; empty if there is none. */
function userIn(address: string, { home }: Network): string {
  const at = address.toLowerCase().indexOf(home);
  return at < 0 ? '' : (address.slice(at + home.length).split(/[/?#]/)[0] ?? '');
}

function isOf({ name, home }: Network, profile: JsonObject): boolean {
  const network = textOf(profile, 'network').trim().toLowerCase();
  return (
    network === name.toLowerCase() ||
    (network === '' && userIn(textOf(profile, 'url'), { name, home }) !== '')
  );
}

function addressOf(profile: JsonObject, { home }: Network): string {
  const url = textOf(profile, 'url');
  if (url.trim() !== '') return safeHref(url) === undefined ? '' : url;
  const user = textOf(profile, 'username').trim();
  return user === '' ? '' : home + user;
}

const PROFILE_KEYS = ['network', 'url', 'username'];

/** The profile of a typed address over the one before; undefined if there is nothing to say. */
function writtenProfile(typed: string, network: Network, before?: JsonObject): JsonObject | undefined {
  if (before && typed === addressOf(before, network)) return before;
  if (typed === '') return undefined;
  const url = uriOf(typed);
  const beyond = without(before ?? {}, PROFILE_KEYS);
  if (url === undefined && Object.keys(beyond).length === 0) return undefined;
  const username = userIn(url ?? '', network);
  return { ...beyond, network: network.name, ...(username && { username }), ...(url && { url }) };
}

/** The data of a known network's profile that its address doesn't contain. */
function unreadOf(profile: JsonObject, network: Network): string[] {
  const address = addressOf(profile, network);
  const user = textOf(profile, 'username');
  return [
    ...(address === '' && textOf(profile, 'url').trim() !== '' ? ['profiles.url (not a web link)'] : []),
    ...(user.trim() !== '' && !address.includes(user) ? ['profiles.username'] : []),
    ...Object.keys(without(profile, PROFILE_KEYS)).map((key) => `profiles.${key}`),
  ];
}

/** Maps address fields to the profiles of their networks. */
export function profiles<Field extends string>(networks: Readonly<Record<Field, Network>>): Binding<Field> {
  const fields = Object.keys(networks) as Field[];
  const profileOf = (entry: JsonObject, field: Field) =>
    objectsOf(ownValue(entry, 'profiles')).find((profile) => isOf(networks[field], profile));
  return {
    ours: fields,
    theirs: ['profiles'],
    write: (texts, _, over) => {
      const written = fields.map((field) => {
        const before = profileOf(over, field);
        return { before, now: writtenProfile(texts[field] ?? '', networks[field], before) };
      });
      const kept = objectsOf(ownValue(over, 'profiles')).flatMap((profile) => {
        const known = written.find(({ before }) => before === profile);
        return known ? (known.now ?? []) : profile;
      });
      const added = written.flatMap(({ before, now }) => (before ? [] : (now ?? [])));
      const all = [...kept, ...added];
      return all.length > 0 ? { profiles: all } : {};
    },
    read: (entry) => {
      const addresses = fields.map((field): [Field, string] => {
        const profile = profileOf(entry, field);
        return [field, profile ? addressOf(profile, networks[field]) : ''];
      });
      return Object.fromEntries(addresses);
    },
    leftOut: (entry) => {
      const known = new Map(fields.map((field) => [profileOf(entry, field), networks[field]]));
      return objectsOf(ownValue(entry, 'profiles')).flatMap((profile) => {
        const network = known.get(profile);
        if (network) return unreadOf(profile, network);
        return isBlankValue(profile) ? [] : [`profiles (${textOf(profile, 'network') || 'unnamed'})`];
      });
    },
  };
}
