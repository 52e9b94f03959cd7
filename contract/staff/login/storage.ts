/** The staff area's storage keys, in a separate file so that visitors do not load them. */
export const staffStorageKeys = {
  adminToken: 'admin_token',
  adminUser: 'admin_user',
  adminRole: 'admin_role',
  adminDevice: 'admin_device',
  adminDirectory: 'admin_directory',
} as const;
