import { useState } from 'react';
import type { PhotoFile } from '../../../domain/resume/entities';
import { takeInPicture } from '../../../services/imageIntake/takeInPicture';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { photoChosen, selectPhotoFile } from '../../../store/resumeSlice';
import { toastShown } from '../../../store/toastsSlice';
import { useChosenFile, type LatestFile } from '../../../ui/useChosenFile';
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

/** At module level, because a visitor who has gone on may come back and choose another one. */
const latest: LatestFile = { current: undefined };

/** Opens a picture together with the dialog for its frame. */
async function takePicture(file: File, signal: AbortSignal) {
  const [picture] = await Promise.all([takeInPicture('image', file, signal), cropDialog.preload()]);
  return picture;
}

/** Cuts a picture to the frame that the dialog would propose. @throws Error with a message for the visitor */
async function cropped({ source, file }: Draft, frame: PhotoFrame): Promise<string> {
  try {
    const image = new Image();
    image.src = source.address;
    await image.decode();
    return cropPicture(image, source.area, frame);
  } catch (cause) {
    throw new Error(`${file.name} could not be cropped. Close some other tabs and choose it again.`, {
      cause,
    });
  }
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
  const { news, choose, reset } = useChosenFile(
    takePicture,
    async (picture, { name, size, type }, isHere) => {
      const { dataUrl: address, width, height } = picture;
      const source = { address, width, height, area: startArea(picture, aspect), aspect };
      const taken = { source, file: { name, size, type } };
      if (isHere) setDraft(taken);
      else keep(taken, await cropped(taken, frame), source.area);
    },
    (text) => dispatch(toastShown({ text, severity: 'error' })),
    latest,
  );

  /** Opens the last crop or, in a variant with a different frame, the default. */
  function adjust() {
    if (!photo || !kept) return;
    const area = kept.aspect === aspect ? kept.area : startArea(kept, aspect);
    reset();
    setDraft({ source: { ...kept, area, aspect }, file: photo });
  }
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
  return { news, draft, choose, adjust: kept && adjust, keep, cancel, remove };
}
