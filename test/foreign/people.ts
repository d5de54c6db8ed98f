import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResumeData } from '../../src/domain/resume/entities';

const SAMPLES = 'src/features/resume/gallery/samples';
const FOREIGN = 'test/foreign/people';

const FILES = {
  nurse: `${FOREIGN}/nurse.json`,
  graduate: `${FOREIGN}/graduate.json`,
  manager: `${FOREIGN}/manager.json`,
  marketer: `${FOREIGN}/marketer.json`,
  engineer: `${SAMPLES}/ananya.json`,
  clinician: `${SAMPLES}/debolina.json`,
} as const;

export type PersonName = keyof typeof FILES;

/** The resume of a fictional person. They have different trades, levels and countries. */
export const resumeOf = (person: PersonName): ResumeData =>
  JSON.parse(readFileSync(path.join(process.cwd(), FILES[person]), 'utf8')) as ResumeData;
