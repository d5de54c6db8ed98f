import { act } from '@testing-library/react';
import { keepPortrait } from '../../src/features/resume/photo/photoMemory';
import { photoChosen } from '../../src/store/resumeSlice';
import type { AppStore } from '../../src/store/store';

/** Chooses a photo whose crop is at `address`. */
export function choosePhoto({ dispatch }: AppStore, address: string): void {
  const photo = { name: 'nisha.jpg', size: 1200, type: 'image/jpeg' };
  const area = { x: 0, y: 0, width: 100, height: 100 };
  keepPortrait(photo, { address, source: { address, width: 800, height: 800, area, aspect: 1 } });
  act(() => void dispatch(photoChosen(photo)));
}
