revoke all on function app.team_sees(uuid) from tallgrass_app, tallgrass_engine, tallgrass_auth;
