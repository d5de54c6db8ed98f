import { useState } from 'react';
import { ACCOUNT_DELETION } from '../../content/accountPages';
import type { AccountUser } from '../../domain/accounts';
import { Button } from '../../ui/Button';
import { DeletionDialog } from './DeletionDialog';

interface AccountCellProps {
  readonly user: AccountUser;
}

/** Who is signed in, and the way to delete the account. */
export function AccountCell({ user }: AccountCellProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <span>
        <b>{user.userName}</b> {user.email}
      </span>
      <Button variant="quiet" size="sm" onClick={() => setIsDeleting(true)}>
        {ACCOUNT_DELETION.action}
      </Button>
      {isDeleting && <DeletionDialog user={user} onClose={() => setIsDeleting(false)} />}
    </>
  );
}
