import { useEffect, useRef, useState } from 'react';
import type { PhotoFile } from '../../../domain/resume/entities';
import { takeInPicture } from '../../../services/imageIntake/takeInPicture';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { photoChosen, selectPhotoFile } from '../../../store/resumeSlice';
import { useChosenFile } from '../../../ui/useChosenFile';
import { cropDialog } from './lazyParts';
import { startArea, type CropArea } from './cropArea';
import { cropPicture } from './cropPicture';
import { aspectOf, type PhotoFrame } from './photoFrames';
import { keepPortrait, portraitOf, type PortraitSource } from './photoMemory';

/** A picture before its frame is chosen. */
interface Draft {
  readonly source: PortraitSource;
  readonly file: PhotoFile;
}

/** Opens a picture together with the dialog for its frame. */
async function takePicture(file: File) {
  const [picture] = await Promise.all([takeInPicture('image', file), cropDialog.preload()]);
  return picture;
}

/** Cuts a picture to the frame that the dialog would propose. */
async function cropped({ address, area }: PortraitSource, frame: PhotoFrame): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return cropPicture(image, area, frame);
}

/**
 * Opens, crops and keeps a photo. Nothing changes until it is kept, so a refused or cancelled one leaves the previous one in
 * place. A visitor who goes on while it is still being opened gets it in the proposed frame.
 */
export function usePhotoIntake(frame: PhotoFrame) {
  const dispatch = useAppDispatch();
  const photo = useToolsSelector(selectPhotoFile);
  const kept = portraitOf(photo)?.source;
  const aspect = aspectOf(frame);
  const [draft, setDraft] = useState<Draft>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { news, choose, reset } = useChosenFile(takePicture, (picture, { name, size, type }) => {
    const { dataUrl: address, width, height } = picture;
    const source = { address, width, height, area: startArea(picture, aspect), aspect };
    const taken = { source, file: { name, size, type } };
    if (isHere.current) setDraft(taken);
    else void cropped(source, frame).then((portrait) => keep(taken, portrait, source.area));
  });

  const adjust = photo &&
    kept && {
      /** Opens the last crop or, in a variant with a different frame, the default. */
      open: () => {
        const area = kept.aspect === aspect ? kept.area : startArea(kept, aspect);
        reset();
        setDraft({ source: { ...kept, area, aspect }, file: photo });
      },
    };
  function keep({ source, file }: Draft, address: string, area: CropArea) {
    // A copy, because each crop is a step of the history, with a picture of its own.
    const copy = { ...file };
    keepPortrait(copy, { address, source: { ...source, area } });
    dispatch(photoChosen(copy));
    setDraft(undefined);
  }
  const cancel = () => setDraft(undefined);
  const remove = () => {
    dispatch(photoChosen(null));
    reset();
  };
  return { news, draft, choose, adjust, keep, cancel, remove };
}
