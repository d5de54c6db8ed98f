import { useId, useState, type ChangeEvent } from 'react';
import { PHOTO_PREVIEW_MAX } from '../../../domain/resume/limits';
import { PictureRefused } from '../../../services/imageIntake/refusal';
import { takeInImage } from '../../../services/imageIntake/takeInImage';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { photoChosen, selectPhotoFile } from '../../../store/resumeSlice';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Notice } from '../../../ui/Notice';
import { keepPortrait, usePortrait } from '../photo/photoMemory';
import styles from './PhotoStep.module.css';

const PREVIEW = { maxWidth: PHOTO_PREVIEW_MAX, maxHeight: PHOTO_PREVIEW_MAX };

/** Takes a chosen file in, or says why not; the photo that was there stays where the new one is refused. */
function usePhotoIntake() {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    try {
      const { dataUrl } = await takeInImage(file);
      keepPortrait(dataUrl);
      dispatch(photoChosen({ name: file.name, size: file.size, type: file.type }));
      setProblem(null);
    } catch (error) {
      const isRefused = error instanceof PictureRefused;
      setProblem(isRefused ? error.message : `${file.name} could not be read. Choose another picture.`);
    } finally {
      // The same file can be chosen again after it was mended.
      input.value = '';
    }
  };
  const remove = () => {
    keepPortrait(null);
    dispatch(photoChosen(null));
    setProblem(null);
  };
  return { choose, remove, problem };
}

/** The last step of the variants with a portrait. */
export function PhotoStep() {
  const portrait = usePortrait();
  const remembered = useAppSelector(selectPhotoFile);
  const { choose, remove, problem } = usePhotoIntake();
  const id = useId();
  return (
    <div className={styles.photo}>
      <Notice tone="warning">
        Reloading this page or going back may lose the uploaded photo. Then it has to be uploaded again.
      </Notice>
      {remembered && !portrait && (
        <Notice tone="info" title={`${remembered.name} has to be uploaded again.`}>
          A photo is kept only while the page stays open.
        </Notice>
      )}
      <div className={styles.choice}>
        {portrait && <img className={styles.portrait} style={PREVIEW} src={portrait} alt="Your portrait" />}
        <label className={styles.drop} htmlFor={id}>
          <Icon name="upload" />
          <b>{portrait ? 'Choose another photo' : 'Choose a photo'}</b>
          <span>PNG, JPEG or WebP</span>
        </label>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/*"
          required
          aria-label="Profile photo"
          onChange={(event) => void choose(event)}
        />
      </div>
      {portrait && (
        <Button variant="quiet" size="sm" icon="trash" onClick={remove}>
          Remove photo
        </Button>
      )}
      {problem && (
        <Notice tone="error" isLive>
          {problem}
        </Notice>
      )}
    </div>
  );
}
