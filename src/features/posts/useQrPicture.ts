import { useMemo } from 'react';
import { qrLink } from '../../domain/posts/qrLink';
import { lateCode, type CodeState } from '../../ui/late/lateCode';

type QrPicture = (text: string) => string;

const LATE_PICTURE = lateCode<QrPicture>(() =>
  import(/* webpackChunkName: "qrCode" */ '../../services/qrCode').then((module) => module.qrPicture),
);

/** An already loaded entry for when there is nothing to draw. */
const NO_PICTURE = lateCode<undefined>(() => Promise.resolve(undefined));
void NO_PICTURE.load();

/** The QR code of a typed link; `picture` is undefined without a usable link. */
export interface QrState {
  readonly picture: string | undefined;
  readonly hasFailed: boolean;
}

/**
 * The QR code of a typed website link as a data URL. The generator loads with the first link.
 * @param typed empty if the posters have no slot for a code
 */
export function useQrPicture(typed: string): QrState {
  const link = qrLink(typed);
  const text = link.kind === 'link' ? link.text : undefined;
  const state: CodeState<QrPicture | undefined> = (text === undefined ? NO_PICTURE : LATE_PICTURE).useCode();
  const draw = state.status === 'here' ? state.code : undefined;
  const picture = useMemo(() => (text === undefined ? undefined : draw?.(text)), [draw, text]);
  return { picture, hasFailed: state.status === 'failed' };
}
