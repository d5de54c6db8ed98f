import { useMemo } from 'react';
import { POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { selectBusinessDetails } from '../../store/businessPostSlice';
import { useAppSelector } from '../../store/hooks';
import { selectSocialDetails } from '../../store/socialPostSlice';
import { businessContent, socialContent } from './templates/content';
import type { PosterContent } from './templates/template';

/** What the posters of a flow show of the typed details. */
export function usePosterContent(flow: PostFlowName): PosterContent {
  const social = useAppSelector(selectSocialDetails);
  const business = useAppSelector(selectBusinessDetails);
  const kind = POST_FLOWS[flow].details;
  return useMemo(
    () => (kind === 'social' ? socialContent(social) : businessContent(business)),
    [kind, social, business],
  );
}
