import { useId, useState, type RefObject } from 'react';
import { startArea } from './cropArea';
import type { PortraitSource } from './photoMemory';

/** In percent, for a slider. */
export const ZOOM = { min: 100, max: 400, step: 5 } as const;
const ZOOM_STEP = 0.1;

const within = (factor: number): number => Math.min(Math.max(factor, ZOOM.min / 100), ZOOM.max / 100);

/** The position of a picture behind its frame, in the cropper's units (`crop` in px, `zoom` as a factor). */
export function useCrop(picture: PortraitSource) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setFactor] = useState(1);
  const [area, setArea] = useState(picture.area);
  /** The cropper reads this only on mount; a new `round` remounts it. */
  const [start, setStart] = useState({ area: picture.area, round: 0 });
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const helpId = useId();

  return {
    crop,
    setCrop,
    zoom,
    setZoom: (factor: number) => setFactor(within(factor)),
    zoomBy: (steps: number) => setFactor((now) => within(now + steps * ZOOM_STEP)),
    /** The area of the picture inside the frame. */
    area,
    setArea,
    start,
    reset: () => {
      setFactor(1);
      setImage(null);
      setStart({ area: startArea(picture, picture.aspect), round: start.round + 1 });
    },
    /** Null until the picture is decoded: its crop would be blank. */
    image,
    holdImage: ({ current }: RefObject<HTMLImageElement | null>) => {
      const hold = () => setImage(current);
      // A picture that can't be decoded says so when it is cropped.
      void current?.decode().then(hold, hold);
    },
    helpId,
  };
}

export type Crop = ReturnType<typeof useCrop>;
