-- Makes the standby the primary: see failover.md. As a superuser, on the standby. The old primary takes no connection any more.
select pg_promote();

-- It has the old primary's setting, and each commit would wait for a standby that is not there.
alter system set synchronous_standby_names = '';
select pg_reload_conf();
