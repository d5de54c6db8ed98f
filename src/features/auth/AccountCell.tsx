import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ACCOUNT_DELETION } from '../../content/accountPages';
import type { AccountUser } from '../../domain/accounts';
import { Button } from '../../ui/Button';
import { DeletionDialog } from './DeletionDialog';

interface AccountCellProps {
  readonly user: AccountUser;
}

/** Who is signed in, and the way to delete the account. */
export function AccountCell({ user }: AccountCellProps) {
  const { key: entry } = useLocation();
  return (
    <>
      <span>
        <b>{user.userName}</b> {user.email}
      </span>
      {/* By its key, an open dialog closes when the visitor leaves the page, with Back for example. */}
      <Deletion key={entry} user={user} />
    </>
  );
}

function Deletion({ user }: AccountCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {ACCOUNT_DELETION.action}
      </Button>
      {isOpen && <DeletionDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}
