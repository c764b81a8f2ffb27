revoke all on function app.audit_hash(text, public.audit_log), app.seal_audit(integer), app.check_audit()
  from tallgrass_app, tallgrass_engine, tallgrass_auth;
