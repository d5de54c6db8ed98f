import { useRef, useState } from 'react';
import type { PhotoFile } from '../../../domain/resume/entities';
import { PictureRefused } from '../../../services/imageIntake/refusal';
import { takeInPicture } from '../../../services/imageIntake/takeInPicture';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { photoChosen, selectPhotoFile } from '../../../store/resumeSlice';
import { cropDialog } from './lazyParts';
import { startArea, type CropArea } from './cropArea';
import { aspectOf, type PhotoFrame } from './photoFrames';
import { keepPortrait, portraitOf, type PortraitSource } from './photoMemory';

/** A picture before its frame is chosen. */
interface Draft {
  readonly source: PortraitSource;
  readonly file: PhotoFile;
}

export type PhotoState =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly fileName: string }
  /** `message`: what is wrong with the file and what to do. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'cropping'; readonly draft: Draft };

const IDLE: PhotoState = { status: 'idle' };

const refusalOf = (error: unknown, { name }: File): string =>
  error instanceof PictureRefused ? error.message : `${name} could not be read. Choose another picture.`;

/**
 * Opens, crops and keeps a photo. Nothing changes until it is kept, so a refused or cancelled one leaves the previous one in
 * place.
 */
export function usePhotoIntake(frame: PhotoFrame) {
  const dispatch = useAppDispatch();
  const photo = useToolsSelector(selectPhotoFile);
  const kept = portraitOf(photo)?.source;
  const aspect = aspectOf(frame);
  const [state, setState] = useState<PhotoState>(IDLE);
  const turns = useRef(0);

  const choose = async (file: File) => {
    const turn = ++turns.current;
    // A file chosen in the meantime wins.
    const setIfLatest = (next: PhotoState) => turn === turns.current && setState(next);
    setIfLatest({ status: 'opening', fileName: file.name });
    try {
      const [picture] = await Promise.all([takeInPicture('image', file), cropDialog.preload()]);
      const { dataUrl: address, width, height } = picture;
      const source = { address, width, height, area: startArea(picture, aspect), aspect };
      const { name, size, type } = file;
      setIfLatest({ status: 'cropping', draft: { source, file: { name, size, type } } });
    } catch (error) {
      setIfLatest({ status: 'refused', message: refusalOf(error, file) });
    }
  };
  const adjust = photo &&
    kept && {
      /** Opens the last crop or, in a variant with a different frame, the default. */
      open: () => {
        const area = kept.aspect === aspect ? kept.area : startArea(kept, aspect);
        setState({ status: 'cropping', draft: { source: { ...kept, area, aspect }, file: photo } });
      },
    };
  const keep = ({ source, file }: Draft, address: string, area: CropArea) => {
    // A copy, because each crop is a step of the history, with a picture of its own.
    const copy = { ...file };
    keepPortrait(copy, { address, source: { ...source, area } });
    dispatch(photoChosen(copy));
    setState(IDLE);
  };
  const cancel = () => setState(IDLE);
  const remove = () => {
    dispatch(photoChosen(null));
    setState(IDLE);
  };
  return { state, choose, adjust, keep, cancel, remove };
}
