/** Names that the staff area stores under, in a file of their own: no visitor loads them. */
export const staffStorageKeys = {
  adminToken: 'admin_token',
  adminUser: 'admin_user',
  adminRole: 'admin_role',
  adminDevice: 'admin_device',
  adminDirectory: 'admin_directory',
} as const;
