/** Shown in place of what depends on the account until the auth state is known. */
export const ACCOUNT_CHECK = 'Checking whether you are logged in';
