import { useMemo } from 'react';
import { qrLink } from '../../domain/posts/qrLink';
import { lateCode, type CodeState } from '../../ui/late/lateCode';

type QrPicture = (text: string) => string;

const LATE_PICTURE = lateCode<QrPicture>(() =>
  import(/* webpackChunkName: "qrCode" */ '../../services/qrCode').then((module) => module.qrPicture),
);

/** Stands for the code where nothing is to be drawn. */
const NO_PICTURE = lateCode<undefined>(() => Promise.resolve(undefined));
void NO_PICTURE.load();

/** How the code of a typed link is: undefined without a link that can be one. */
export interface QrState {
  readonly picture: string | undefined;
  readonly hasFailed: boolean;
}

/**
 * The picture of the code of a typed website link, as a data URL; the tool that draws it is fetched for the first link.
 * @param typed empty where the posters have no place for a code
 */
export function useQrPicture(typed: string): QrState {
  const link = qrLink(typed);
  const text = link.kind === 'link' ? link.text : undefined;
  const state: CodeState<QrPicture | undefined> = (text === undefined ? NO_PICTURE : LATE_PICTURE).useCode();
  const draw = state.status === 'here' ? state.code : undefined;
  const picture = useMemo(() => (text === undefined ? undefined : draw?.(text)), [draw, text]);
  return { picture, hasFailed: state.status === 'failed' };
}
