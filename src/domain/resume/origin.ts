import type { ResumeData, ResumeListName } from './entities';
import { nextId } from './lists';

/** Place of the entry of a JSON Resume that an item was read from. */
export const originPlace = (list: ResumeListName, id: number): string => `${list}.${id}`;

/** An id for a new item: never one that a removed item had, whose origin is still there for Undo. */
export function freeId(resume: ResumeData, list: ResumeListName): number {
  const prefix = originPlace(list, 0).slice(0, -1);
  const kept = Object.keys(resume.origin ?? {}).filter((place) => place.startsWith(prefix));
  return nextId([...resume[list], ...kept.map((place) => ({ id: Number(place.slice(prefix.length)) }))]);
}
