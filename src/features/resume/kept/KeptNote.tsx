import { useEffect } from 'react';
import { keptResumes } from '../../../services/kept/keptResumes';
import { useToolsSelector, useToolsStore } from '../../../store/hooks';
import { openKeeping, selectIsOvertaken, selectKeepingError } from '../../../store/resumeKeeping';
import { SavedNote } from '../editor/SavedNote';

/** Keeps the open resume up to date while it is shown, and says whether that works. */
export function KeptNote() {
  const store = useToolsStore();
  useEffect(() => openKeeping(store, keptResumes()), [store]);
  const isOvertaken = useToolsSelector(selectIsOvertaken);
  const error = useToolsSelector(selectKeepingError);
  const isGood = !isOvertaken && error === null;
  return <SavedNote isGood={isGood}>{isGood ? 'Kept on this device' : 'Not kept'}</SavedNote>;
}
