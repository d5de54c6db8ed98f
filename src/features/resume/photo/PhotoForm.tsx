import { useRef, type ReactNode } from 'react';
import { PHOTO_PREVIEW_MAX } from '../../../domain/resume/limits';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { PICTURE_KINDS, PICTURE_TYPES } from '../../../services/imageIntake/pictureTypes';
import { Button } from '../../../ui/Button';
import { FileDrop } from '../../../ui/FileDrop';
import { Notice } from '../../../ui/Notice';
import { LazyPart } from '../../../ui/LazyPart';
import { cropDialog } from './lazyParts';
import { LostPhoto } from './LostPhoto';
import { frameOf } from './photoFrames';
import { usePortrait } from './photoMemory';
import type { FileNews } from '../../../ui/useChosenFile';
import { useFileDrop } from '../../../ui/useFileDrop';
import { usePhotoIntake } from './usePhotoIntake';
import styles from './PhotoForm.module.css';

const PREVIEW = { maxWidth: PHOTO_PREVIEW_MAX, maxHeight: PHOTO_PREVIEW_MAX };

const HINT = (
  <>
    <span className="needs-mouse">Or drop or paste one. </span>
    {PICTURE_KINDS}, up to 25 MB
  </>
);

/** Chooses, crops, shows and removes the photo. */
export function PhotoForm({ variant }: { readonly variant: ResumeVariant }) {
  const frame = frameOf(variant);
  const portrait = usePortrait()?.address;
  const { news, draft, choose, adjust, keep, cancel, remove } = usePhotoIntake(frame);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop((file) => {
    input.current?.focus({ preventScroll: true }); // where the dialog that opens returns the focus
    choose(file);
  }, draft === undefined);
  const removePhoto = () => {
    remove();
    input.current?.focus(); // the button unmounts
  };
  const removal = (
    <Button variant="quiet" size="sm" icon="trash" onClick={removePhoto}>
      Remove photo
    </Button>
  );
  return (
    <>
      <p>Head and shoulders, plain background. It appears at the top of your resume.</p>
      <div className={styles.photo}>
        <Notice tone="warning">
          Reloading this page or going back may lose the uploaded photo. Then it has to be uploaded again.
        </Notice>
        <LostPhoto action={removal} />
        <PhotoNews news={news} />
        <div className={styles.choice}>
          {portrait && <KeptPhoto address={portrait} onAdjust={adjust} removal={removal} />}
          <FileDrop
            ref={input}
            label={portrait ? 'Choose another photo' : 'Choose a photo'}
            accept={PICTURE_TYPES.join()}
            required
            aria-label="Profile photo"
            isOver={isOver}
            onFile={choose}
            className={styles.drop}
          >
            <span>{isOver ? 'Drop it to open it' : HINT}</span>
          </FileDrop>
        </div>
        {draft && (
          <LazyPart part={cropDialog} place={null}>
            {(CropDialog) => (
              <CropDialog
                picture={draft.source}
                frame={frame}
                onUse={(address, area) => keep(draft, address, area)}
                onCancel={cancel}
              />
            )}
          </LazyPart>
        )}
      </div>
    </>
  );
}

interface KeptPhotoProps {
  readonly address: string;
  /** Undefined if the picture it was cut from is gone. */
  readonly onAdjust: (() => void) | undefined;
  readonly removal: ReactNode;
}

function KeptPhoto({ address, onAdjust, removal }: KeptPhotoProps) {
  return (
    <div className={styles.kept}>
      <img className={styles.portrait} style={PREVIEW} src={address} alt="Your portrait" />
      {onAdjust && (
        <Button variant="quiet" size="sm" icon="pencil" onClick={onAdjust}>
          Adjust
        </Button>
      )}
      {removal}
    </div>
  );
}

function PhotoNews({ news }: { readonly news: FileNews }) {
  if (news.status === 'opening') {
    return (
      <p className={styles.news} role="status">
        Opening {news.fileName} …
      </p>
    );
  }
  if (news.status !== 'refused') return null;
  return (
    <Notice tone="error" isLive>
      {news.message}
    </Notice>
  );
}
