import { ApiError } from './api';
import { t } from './words.svelte';

/** What went wrong, in words: the server's own where it gave some. */
export function said(error: unknown): string {
  if (error instanceof ApiError && error.message) return error.message;
  if (error instanceof ApiError && error.code === 'offline') return t('trouble-offline');
  return t('trouble-other');
}
