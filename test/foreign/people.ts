import type { ResumeData } from '../../src/domain/resume/entities';
import ananya from '../../src/features/resume/gallery/samples/ananya.json';
import debolina from '../../src/features/resume/gallery/samples/debolina.json';
import graduate from './people/graduate.json';
import manager from './people/manager.json';
import marketer from './people/marketer.json';
import nurse from './people/nurse.json';

export type PersonName = 'nurse' | 'graduate' | 'manager' | 'marketer' | 'engineer' | 'clinician';

/** Fictional people of different trades, levels and countries. */
export const PEOPLE: Readonly<Record<PersonName, ResumeData>> = {
  nurse,
  graduate,
  manager,
  marketer,
  engineer: ananya,
  clinician: debolina,
};
