-- Addresses, tokens and answers that should never have been kept. What is kept from now on is written so by the server.
CREATE FUNCTION pg_temp.page_pattern(path text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT p FROM unnest(ARRAY[
      '/', '/about', '/admin', '/admin/acting', '/admin/applications', '/admin/audit', '/admin/claims',
      '/admin/dashboard', '/admin/dashboard/*', '/admin/errors', '/admin/faq', '/admin/figures', '/admin/holds',
      '/admin/jobs', '/admin/mails', '/admin/matching-lab', '/admin/messages', '/admin/overview', '/admin/page-views',
      '/admin/pending-approval', '/admin/reports', '/admin/requirements', '/admin/role-requests', '/admin/rpc-health',
      '/admin/screening', '/admin/users', '/admin/users/:id', '/admin/verification', '/auth', '/auth/callback',
      '/auth/confirm', '/auth/confirm-email', '/auth/oauth-test', '/auth/subdomain', '/auth/test', '/candidate-signin',
      '/candidate-signup', '/candidate/signin', '/candidate/signup', '/choose-role', '/confirm-work', '/contact',
      '/dashboard', '/dashboard-redirect', '/employer-sign-up', '/employer-signin', '/employer-signup',
      '/employer/awaiting-approval', '/employer/dashboard', '/employer/invitation/:token', '/employer/jobs/:id',
      '/employer/members', '/employer/new-position', '/employer/onboarding', '/employer/settings', '/employer/signin',
      '/employer/signup', '/employers', '/employers/signup', '/error', '/get-started', '/healthcare-professionals',
      '/job-application', '/job-seeker/awaiting-approval', '/job-seeker/dashboard', '/job-seeker/onboarding',
      '/job-seeker/passport', '/job-seeker/profile', '/login', '/oauth-test', '/password-reset', '/password-setup',
      '/pending-approval', '/post-auth', '/post-login', '/privacy', '/review', '/role-select', '/role-selection',
      '/second-factor', '/settings/notifications', '/settings/security', '/settings/self-identification',
      '/supabase-test', '/support', '/terms', '/test', '/unsubscribe', '/vision', '/dev/mailbox', '/jobs/:slug',
      '/passport/:token'
    ]) p
    WHERE path ~* ('^' || regexp_replace(regexp_replace(p, ':[a-z]+', '[^/]+', 'g'), '\*$', '.*') || '/?$')
    ORDER BY p ~ '[:*]', p LIMIT 1), 'unknown')
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.without_tokens(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(words, '[A-Za-z0-9_-]{40,}', '[cut]', 'g')
$$;--> statement-breakpoint
DELETE FROM "idempotency_keys";--> statement-breakpoint
CREATE TEMP TABLE "views_by_pattern" ON COMMIT DROP AS
  SELECT "day", pg_temp.page_pattern("path") AS "path", "referrer_host", "is_phone", sum("views")::int AS "views"
  FROM "page_views" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
DELETE FROM "page_views";--> statement-breakpoint
INSERT INTO "page_views" ("day", "path", "referrer_host", "is_phone", "views") SELECT * FROM "views_by_pattern";--> statement-breakpoint
CREATE TEMP TABLE "sums_by_pattern" ON COMMIT DROP AS
  SELECT "day", "kind", pg_temp.page_pattern("name") AS "name", sum("views")::int AS "views", sum("on_phones")::int AS "on_phones"
  FROM "page_view_sums" WHERE "kind" = 'path' GROUP BY 1, 2, 3;--> statement-breakpoint
DELETE FROM "page_view_sums" WHERE "kind" = 'path';--> statement-breakpoint
INSERT INTO "page_view_sums" ("day", "kind", "name", "views", "on_phones") SELECT * FROM "sums_by_pattern";--> statement-breakpoint
UPDATE "error_groups" SET "route" = pg_temp.page_pattern("route"), "message" = pg_temp.without_tokens("message");--> statement-breakpoint
UPDATE "error_log" SET "route" = pg_temp.page_pattern("route"), "message" = pg_temp.without_tokens("message"),
  "context" = (
    SELECT coalesce(jsonb_object_agg(c.key, CASE jsonb_typeof(c.value)
      WHEN 'string' THEN to_jsonb(pg_temp.without_tokens(c.value #>> '{}')) ELSE c.value END), '{}')
    FROM jsonb_each(CASE jsonb_typeof("context") WHEN 'object' THEN "context" - 'url' ELSE '{}' END) c);--> statement-breakpoint
UPDATE "error_groups" SET "route" = NULL WHERE "route" = 'unknown';--> statement-breakpoint
UPDATE "error_log" SET "route" = NULL WHERE "route" = 'unknown';--> statement-breakpoint
UPDATE "mails" SET "html" = pg_temp.without_tokens("html"), "text" = pg_temp.without_tokens("text"),
  "envelope" = jsonb_set("envelope", '{headers}', '{}')
WHERE "status" IN ('sent', 'dead');
