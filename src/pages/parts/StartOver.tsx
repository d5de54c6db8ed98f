import { useState } from 'react';
import { START_OVER } from '../../content/notices';
import { exportOf } from '../../features/resume/exchange/exportKinds';
import { saveBlob } from '../../services/saveBlob';
import { useAppStore } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';
import { areToolsOpen } from '../../store/toolsOpen';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** Deletes these keys of the session and opens the page again, without the query that may hold a plan. */
function startOver(keys: readonly string[], path: string): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
  window.location.assign(path);
}

interface StartOverProps {
  readonly path: string;
  /** Of the session. */
  readonly keys: readonly string[];
}

/** The ways out of the tool at `path`, which crashes because of what is stored in the tab. */
export function StartOver({ path, keys }: StartOverProps) {
  const { backup, start, loss, confirm, keep } = START_OVER;
  const state = useAppStore().getState();
  const [asks, setAsks] = useState(false);
  const save = ({ resume, resumeLayout }: RootState) => {
    const { file, fileName } = exportOf('backup', resume, resumeLayout.paper);
    saveBlob(file, fileName);
  };
  if (asks)
    return (
      <Notice
        tone="warning"
        isLive
        action={
          <div className="buttons">
            <Button variant="danger" size="sm" onClick={() => startOver(keys, path)}>
              {confirm}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setAsks(false)}>
              {keep}
            </Button>
          </div>
        }
      >
        {loss}
      </Notice>
    );
  return (
    <div className="buttons">
      {path === '/resume' && areToolsOpen(state) && (
        <Button icon="download" onClick={() => save(state)}>
          {backup}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {start}
      </Button>
    </div>
  );
}
