import { isList, isObject, ownValue, textOf, type Json, type JsonObject } from './json';

/**
 * Keys that JSON Resume renamed in July 2014 (bio, hobbies, state, awardDate) and in version 0.0.17, with their current names;
 * an object holds those inside a section. Source: CHANGELOG.md of the schema.
 */
const OLD_KEYS: JsonObject = {
  bio: 'basics',
  hobbies: 'interests',
  basics: { picture: 'image', website: 'url', location: { state: 'region' } },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { gpa: 'score' },
  awards: { awardDate: 'date' },
  publications: { website: 'url' },
};

const renamed = (value: Json, names: JsonObject): Json =>
  isObject(value) ? withCurrentKeys(value, names) : value;

/** A document, or part of one, with current names for its old keys. If it has both, the old one stays an unknown key. */
export function withCurrentKeys(object: JsonObject, names = OLD_KEYS): JsonObject {
  const members = Object.entries(object).map(([old, value]): [string, Json] => {
    const current = textOf(names, old);
    const key = current === '' || Object.hasOwn(object, current) ? old : current;
    const inner = ownValue(names, key);
    if (!isObject(inner)) return [key, value];
    return [key, isList(value) ? value.map((entry) => renamed(entry, inner)) : renamed(value, inner)];
  });
  return Object.fromEntries(members);
}
